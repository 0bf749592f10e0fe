module.exports = {
  displayName: 'tracing',
  preset: '../../jest.preset.cjs',
  // It imports Node's modules when it first needs them, which Jest cannot do.
  transformIgnorePatterns: ['/node_modules/(?!@opentelemetry/otlp-exporter-base)'],
};
