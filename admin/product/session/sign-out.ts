/** Ends the session on the server, then forgets everything that was read with it. A lost connection does not keep anyone in. */
import { client } from './api.ts'
import { queryClient } from './query-client.ts'
import { session } from './session.ts'

/** `leave` goes to a public screen; the cache is emptied after it, so that no screen asks again. */
export async function signOut(leave: () => Promise<void>): Promise<void> {
  await client.auth.signOut({ maxRetries: 0 }).catch(() => {})
  session.forget()
  await leave()
  if (session.get().token === null) return queryClient.clear()
  // One's own session is back, after one acted as somebody else: what is on the screen is read again with it.
  await queryClient.resetQueries()
}
