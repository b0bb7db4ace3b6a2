/** Counts requests: how many are under way, how they ended, and how long they took, by the part of the server. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, gauge, Histogram, type Metrics } from './platform/runtime/metrics/metric.ts'

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const [public_path, api_path] = ['/v1/public/', '/v1/']
const areaOf = (url: string): string =>
  url.startsWith(public_path) ? 'public' : url.startsWith(api_path) ? 'api' : 'pages'

export function countRequests(metrics: Metrics): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const requests = new Counter(
    'leadwright_http_requests_total',
    'Requests by area (public: of visitors and their pages; api; pages) and status; gone: whose client left before.',
  )
  const durations = new Histogram(
    'leadwright_http_request_duration_seconds',
    'Time from the head of a request to the end of its answer; streams end with their client.',
    seconds,
  )
  let under_way = 0
  metrics.add(requests.read)
  metrics.add(durations.read)
  metrics.add(() => [gauge('leadwright_http_requests_in_flight', 'Requests under way, open streams too.', under_way)])
  return ({ url = '' }, outgoing) => {
    const began = performance.now()
    under_way += 1
    outgoing.once('close', () => {
      under_way -= 1
      const area = areaOf(url)
      const status = outgoing.writableFinished ? outgoing.statusCode : 'gone'
      requests.add(`area="${area}",status="${status}"`)
      durations.observe((performance.now() - began) / 1e3, `area="${area}"`)
    })
  }
}
