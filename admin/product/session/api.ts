/** The one place that makes the API client. Every call carries the stored token and language; every answer is watched for refusals. */
import { Leadwright } from '@leadwright/sdk'
import { noteServerTime } from '../../messages/server-clock.ts'
import { watch } from './refusals.ts'
import { session } from './session.ts'

const callApi: typeof fetch = async (input, init) => {
  const { token, language } = session.get()
  const request = new Request(input, init)
  if (token) request.headers.set('Authorization', `Bearer ${token}`)
  request.headers.set('Accept-Language', language)
  request.headers.set('X-Requested-With', 'XMLHttpRequest')
  const response = await fetch(request)
  noteServerTime(response.headers.get('site-time'))
  await watch(response, token !== null)
  return response
}

export const client = new Leadwright({ baseUrl: window.location.origin, fetch: callApi })
