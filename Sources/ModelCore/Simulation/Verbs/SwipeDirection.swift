/// Which way a finger moves.
public enum SwipeDirection: Sendable { case up, down, left, right }
