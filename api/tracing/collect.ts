/**
 * Sends traces to an OpenTelemetry collector, as the variables of OpenTelemetry say (OTEL_EXPORTER_OTLP_ENDPOINT, …_HEADERS,
 * OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER). Loaded only where an endpoint is set. No site’s texts, addresses or tokens are in them.
 */
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace as traces } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import product from '../../package.json' with { type: 'json' }
import { type TraceRecord, traceTo } from '../platform/runtime/tracing.ts'

export interface TraceCollector {
  /** Sends what has not left yet. */
  stop(): Promise<void>
}

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

export function collectTraces(): TraceCollector {
  const named = resourceFromAttributes({ 'service.name': product.name, 'service.version': product.version })
  const provider = new BasicTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracer = provider.getTracer(product.name, product.version)
  traceTo(({ name, type, began_at, ended_at, attributes, failed, parent }: TraceRecord) => {
    const kind = type === 'request' ? SpanKind.SERVER : SpanKind.INTERNAL
    const known = Object.entries(attributes).filter(([, value]) => value !== undefined)
    const span = tracer.startSpan(
      name,
      { kind, startTime: began_at, attributes: Object.fromEntries(known) as Record<string, string | number> },
      contextOf(parent),
    )
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(ended_at)
  })
  return {
    async stop() {
      traceTo(undefined)
      await provider.shutdown()
    },
  }
}

function contextOf(parent: string | undefined) {
  const [, traceId, spanId, flags] = traceparent.exec(parent ?? '') ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags ?? '', 16)
  return traces.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}
