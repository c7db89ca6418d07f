#if !canImport(ObjectiveC)
  // The objects to which apps add properties most often.
  extension UIResponder: AssociationOwner {}
  extension UIGestureRecognizer: AssociationOwner {}
  extension UIBarItem: AssociationOwner {}
  extension UINavigationItem: AssociationOwner {}
#endif
