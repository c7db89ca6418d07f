/// As much of Combine as the tests' observer of events needs.
public final class PassthroughSubject<Output, Failure: Error> {
  private var receivers: [ObjectIdentifier: (Output) -> Void] = [:]

  public init() {}

  public func send(_ value: Output) {
    for receive in receivers.values { receive(value) }
  }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    eraseToAnyPublisher().sink(receiveValue: receiveValue)
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      let subscription = AnyCancellable()
      let key = ObjectIdentifier(subscription)
      self.receivers[key] = receive
      subscription.onCancel = { [weak self] in self?.receivers[key] = nil }
      return subscription
    }
  }
}

public struct AnyPublisher<Output, Failure: Error> {
  let subscribe: (@escaping (Output) -> Void) -> AnyCancellable

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher {
    AnyPublisher { receive in
      subscribe { value in if isIncluded(value) { receive(value) } }
    }
  }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { subscribe(receiveValue) }
}

public final class AnyCancellable {
  var onCancel: (() -> Void)?

  deinit { cancel() }

  public func cancel() {
    onCancel?()
    onCancel = nil
  }

  public func store(in collection: inout [AnyCancellable]) { collection.append(self) }
}
