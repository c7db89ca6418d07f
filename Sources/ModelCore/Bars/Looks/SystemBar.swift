/// The bars that have a look of the system's.
enum SystemBar { case navigationBar, toolbar, tabBar }
