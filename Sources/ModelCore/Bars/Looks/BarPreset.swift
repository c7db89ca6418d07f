/// The `configureWith…Background` methods of a bar appearance (APP-8).
enum BarPreset { case `default`, opaque, transparent }
