/** The endpoints on pictures of people. */
import { action, endpoint } from '../../platform/features/endpoint.ts'
import { renderImage } from '../../platform/files/images/render.ts'
import { imageKind } from '../../platform/files/storage/content.ts'
import { invalid, problem } from '../../platform/problem/problem.ts'
import { inWords } from '../../platform/runtime/size.ts'
import { toUser, userIdOf } from '../auth/rules.ts'
import { changePerson, personWithId } from '../users/rules.ts'
import * as contract from './contract.ts'
import { pictureLimits } from './limits.ts'
import * as store from './store.ts'

/** Decoded outside the queue; whatever a file calls itself, its bytes say what it is. */
async function rendered(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > pictureLimits.picture_bytes_max)
    throw problem('body_too_large', { values: { size: inWords(pictureLimits.picture_bytes_max) } })
  const type = imageKind(bytes)
  if (type !== 'png' && type !== 'jpeg') throw invalid('/file', 'picture_invalid')
  const [smallest] = (await renderImage(bytes)).renditions
  return smallest.bytes
}

export const uploadPicture = action(
  contract.uploadPicture,
  async ({ body }, { actor }) => {
    userIdOf(actor)
    return rendered(body.file.bytes)
  },
  async (tx, _input, { actor, newId, now }, bytes) => {
    const user_id = userIdOf(actor)
    const id = newId('picture')
    await store.replacePicture(tx, { id, user_id, bytes, created_at: now() })
    await changePerson(tx, user_id, { picture_id: id, updated_at: now() })
    const row = await personWithId(tx, user_id)
    if (!row) throw problem('user_not_found')
    return toUser(row)
  },
)

export const deletePicture = action(contract.deletePicture, async (tx, _input, { actor, now }) => {
  const user_id = userIdOf(actor)
  await store.deletePictureOf(tx, user_id)
  await changePerson(tx, user_id, { picture_id: null, updated_at: now() })
})

export const showPicture = endpoint(contract.showPicture, async ({ params }, { installation, request }) => {
  const row = await installation.databases.control.read(db => store.findPicture(db, params.picture_id))
  if (!row) throw problem('not_found')
  const headers = {
    'Content-Type': 'image/webp',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${row.id}"`,
  }
  if (request.headers.get('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(row.bytes), { headers })
})
