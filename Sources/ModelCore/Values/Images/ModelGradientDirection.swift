/// The way in which a gradient runs, in the layout of the bar.
public enum ModelGradientDirection: Hashable, Sendable { case vertical, horizontal }
