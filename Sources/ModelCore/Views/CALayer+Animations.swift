#if !canImport(QuartzCore)
  import Foundation

  /// The animations of one layer, by their keys, in the order in which they were added (DRW-9).
  @MainActor
  final class RunningAnimations {
    private final class Run {
      let key: String?
      let animation: CAAnimation
      /// The end of the wait of the transactions that were open.
      let end: (() -> Void)?
      var isOver = false

      init(key: String?, animation: CAAnimation, end: (() -> Void)?) {
        (self.key, self.animation, self.end) = (key, animation, end)
      }
    }

    private var runs: [Run] = []

    var keys: [String] { runs.compactMap(\.key) }

    func animation(forKey key: String) -> CAAnimation? { runs.last { $0.key == key }?.animation }

    /// Adds a copy. It begins with the next turn, and ends after its time unless it is removed.
    func add(_ animation: CAAnimation, forKey key: String?) {
      guard let copy = animation.copy() as? CAAnimation else { return }
      if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
      let key = copy is CATransition ? kCATransition : key
      if let key { remove { $0.key == key } }
      guard let simulation = CurrentSimulation.simulation else { return }
      let time = copy.activeDuration
      let run = Run(key: key, animation: copy, end: time.isFinite ? simulation.layerTransactions.join() : nil)
      runs.append(run)
      simulation.clock.atLayoutPass { [weak self] in
        guard self?.has(run) == true else { return }
        copy.delegate?.animationDidStart(copy)
      }
      guard time.isFinite else { return }
      simulation.clock.after(time) { [weak self] in self?.finish(run) }
    }

    /// Ends animations before their time.
    private func remove(where isRemoved: (Run) -> Bool) {
      let removed = runs.filter(isRemoved)
      runs.removeAll(where: isRemoved)
      for run in removed where !run.isOver { stop(run, isFinished: false) }
    }

    func remove(forKey key: String) { remove { $0.key == key } }

    func removeAll() { remove { _ in true } }

    private func has(_ run: Run) -> Bool { runs.contains { $0 === run } }

    private func finish(_ run: Run) {
      guard has(run) else { return }
      if run.animation.isRemovedOnCompletion { runs.removeAll { $0 === run } }
      stop(run, isFinished: true)
    }

    private func stop(_ run: Run, isFinished: Bool) {
      run.isOver = true
      run.animation.delegate?.animationDidStop(run.animation, finished: isFinished)
      run.end?()
    }
  }
#endif
