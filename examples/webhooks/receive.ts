/** A server that receives webhooks: it checks each signature, deals with each event once, and says what came. */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { verifyWebhook, WebhookVerificationError } from '@leadwright/sdk'

const secret = process.env.WEBHOOK_SECRET ?? ''
/** In a real program: a table, written in the transaction of what follows from the event. */
const known = new Set<unknown>()

const server = createServer(async (request, response) => {
  try {
    const { type, data } = await verifyWebhook({ body: await text(request), headers: request.headers, secret })
    const id = request.headers['webhook-id']
    if (!known.has(id)) console.log(`${type} ${data.lead_id ?? ''}`.trim())
    known.add(id)
    // Anything of 2xx says that it was received; answer soon, and work afterwards.
    response.writeHead(204).end()
  } catch (error) {
    response.writeHead(error instanceof WebhookVerificationError ? 401 : 500).end()
  }
})
server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => console.log('listening'))
