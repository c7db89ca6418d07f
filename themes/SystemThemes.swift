// The system looks of UIKit, compiled from the theme files beside this one.
