/** Ends the session on the server, then forgets everything that was read with it. A lost connection does not keep anyone in. */
import { client } from './api.ts'
import { queryClient } from './query-client.ts'
import { session } from './session.ts'

/** `leave` goes to a public screen; the cache is emptied after it, so that no screen asks again. */
export async function signOut(leave: () => Promise<void>): Promise<void> {
  await client.auth.signOut({ maxRetries: 0 }).catch(() => {})
  session.forget()
  await leave()
  queryClient.clear()
}
