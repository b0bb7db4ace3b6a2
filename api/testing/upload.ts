/** Sends a form with one file, as a browser does. */
import type { Harness } from './harness.ts'

export interface Uploaded {
  status: number
  body: Record<string, unknown> & { id: string; code: string; url: string; errors: { pointer: string; code: string }[] }
}

export async function upload(
  h: Harness,
  path: string,
  bytes: Uint8Array,
  name = 'picture.png',
  headers: Record<string, string> = {},
): Promise<Uploaded> {
  const form = new FormData()
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
  const whole = new Response(form)
  const response = await h.app.request(path, {
    method: 'POST',
    body: await whole.arrayBuffer(),
    headers: {
      authorization: `Bearer ${h.person.token}`,
      'content-type': whole.headers.get('content-type') ?? '',
      ...headers,
    },
  })
  return { status: response.status, body: (await response.json()) as Uploaded['body'] }
}
