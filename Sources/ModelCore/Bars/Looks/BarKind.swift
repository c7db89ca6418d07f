/// The bars that have a look of the system's.
enum BarKind { case navigationBar, toolbar, tabBar }
