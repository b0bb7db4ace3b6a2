/** The beginning of the documentation: what is true of every endpoint. Shown on `/docs`. */
export const guide = `
Everything that the admin does goes through this API. Site resources lie under \`/v1/sites/{site_id}\`, those of the account directly
under \`/v1\`, and what visitors reach under \`/v1/public\`.

## Authentication

Send an API key, or the token that signing in answers, with each call. Make a key under **API keys** in the admin; it is shown once.

\`\`\`sh
curl https://leads.example.com/v1/sites -H "Authorization: Bearer $LEADWRIGHT_KEY"
\`\`\`

\`\`\`ts
import { Leadwright } from '@leadwright/sdk'

const client = new Leadwright({ baseUrl: 'https://leads.example.com', token: process.env.LEADWRIGHT_KEY })
const { data } = await client.sites.list()
\`\`\`

A key has the sites and permissions that it was given, and loses them with the next call after they are taken away. Each endpoint names
the permission that it asks for. Without a valid token the answer is 401; for a site that you know, without the permission, 403, with
\`required_permissions\` (any one of them suffices); for anything of somebody else, 404.

## Pagination

Lists answer \`{ data, has_more, next_cursor }\`, 25 at a time unless \`limit\` (1 to 100) says otherwise. Ask for the next page with
\`cursor=next_cursor\`. Rows that are added meanwhile are neither repeated nor skipped.

\`\`\`ts
for await (const lead of client.leads.list({ site_id })) console.log(lead.email)
\`\`\`

## Errors

Every answer that is not 2xx is \`application/problem+json\` (RFC 9457). \`code\` is stable, \`detail\` is a sentence in the language of
\`Accept-Language\`, \`request_id\` is also in the header \`Request-Id\`. \`type\` is the path of a page here that explains the code.

\`\`\`json
{
  "type": "/docs/problems/validation_failed",
  "title": "Validation failed",
  "status": 422,
  "code": "validation_failed",
  "detail": "Validation failed",
  "errors": [{ "pointer": "/email", "code": "email_invalid", "text": "Email must be valid, like name@example.com." }],
  "request_id": "req_0199a3f2c4d87e6b9a0112233445566f"
}
\`\`\`

429 and 503 always carry \`Retry-After\`; waiting that long is enough.

## Idempotency

Send \`Idempotency-Key\` with any POST, PUT, PATCH or DELETE, and a repeat within 24 hours answers what the first call answered, with
\`Idempotent-Replayed: true\`. The same key with another body is refused with 422. A secret is shown once: the repeat is refused with
\`secret_already_shown\`, and \`object_id\` names what the secret belongs to. The SDK sends a key with each call that changes something.

\`\`\`sh
curl -X POST https://leads.example.com/v1/sites/$SITE/leads \\
  -H "Authorization: Bearer $LEADWRIGHT_KEY" -H "Idempotency-Key: order-1042" \\
  -H "Content-Type: application/json" -d '{"email":"ana@example.com"}'
\`\`\`

## Webhooks

Make an endpoint under **Webhooks** in the admin, or with \`createWebhookEndpoint\`; its secret is shown once. Requests carry a webhook
signature as Standard Webhooks describes it. Verify it over the body as it came, before anything is parsed:

\`\`\`ts
import { verifyWebhook } from '@leadwright/sdk'

const { type, data } = await verifyWebhook({ body: await request.text(), headers: request.headers, secret })
\`\`\`

Any 2xx response within 15 seconds is a success. An event may come more than once, with the same \`webhook-id\`. After ten failures in a
row an endpoint is held for a minute and longer (\`held_until\`); a test or a resent delivery goes at once.

## Changing what others change

What can be edited answers an \`ETag\`. Send it back as \`If-Match\`, and a change that somebody else made in between is refused with 412
instead of overwritten.
`.trim()
