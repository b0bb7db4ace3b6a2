/**
 * The script of the API page: Scalar's, from the one of its packages that has it without the 250 that it is made of. That is a
 * plugin for another server, which says in calls of `route` what it would answer.
 */
import scalar from '@scalar/fastify-api-reference'

interface PluginRoute {
  url: string
  handler(request: unknown, reply: unknown): string
}

export async function referenceScript(): Promise<string> {
  const routes: PluginRoute[] = []
  const server = { route: (route: PluginRoute) => routes.push(route), initialConfig: {} }
  await new Promise<void>(resolve => {
    scalar(server, { configuration: { url: '/openapi.json' } }, resolve)
  })
  const found = routes.find(route => route.url.endsWith('.js'))
  if (!found) throw new Error('The package of the API page has no script.')
  const reply = { header: () => reply, send: (body: string) => body }
  return found.handler({}, reply)
}
