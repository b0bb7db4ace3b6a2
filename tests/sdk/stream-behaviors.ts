/** What the SDK promises of the stream. */
import { type Behaviors, equal, failure } from './behavior.ts'

export const streamBehaviors: Behaviors = {
  'follows the stream over lost connections': async ({ client, site, arrived }) => {
    const site_id = site('follow')
    const seen: unknown[] = []
    const states: string[] = []
    for await (const event of client.stream(site_id, {
      lastEventId: '10',
      onConnection: state => states.push(state),
    })) {
      seen.push([event.id, event.event, event.data])
      if (seen.length === 4) break
    }
    equal(
      seen,
      ['11', '12', '13', '14'].map(id => [id, 'lead.created', { n: Number(id) }]),
    )
    equal(
      (await arrived(site_id)).map(call => call.headers['last-event-id']),
      ['10', '12'],
    )
    equal((await arrived(site_id))[0]!.headers.authorization, 'Bearer key_1')
    equal(states, ['open', 'lost', 'open'])
  },
  'connects the stream again after silence and after a 503': async ({ client, site }) => {
    for (const [behavior, expected] of [
      ['hush', [1, 2]],
      ['restarting', [1, 3]],
    ] as const) {
      const seen: unknown[] = []
      for await (const { data } of client.stream(site(behavior), { idleTimeout: 1_000 })) {
        if (seen.push(data) === 2) break
      }
      equal(seen, expected)
    }
  },
  'throws where the stream cannot go on': async ({ sdk, client, site }) => {
    for (const [status, Failure] of [
      [410, sdk.GoneError],
      [403, sdk.PermissionDeniedError],
    ] as const) {
      const error = await failure(client.stream(site(`status_${status}`)).next())
      equal(error instanceof Failure, true)
    }
  },
  'ends the stream when it is aborted': async ({ client, site }) => {
    const controller = new AbortController()
    const stream = client.stream(site('hush'), { signal: controller.signal })
    equal((await stream.next()).value?.data, 1)
    const next = stream.next()
    const start = performance.now()
    controller.abort()
    equal((await next).done, true)
    equal(performance.now() - start < 50, true)
  },
}
