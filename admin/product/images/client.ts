/** Files, which few features ask about: they come with their chunks. */
import { FilesResource } from '@leadwright/sdk'
import { clientOf } from '../session/api.ts'

export const fileClient = clientOf({
  files: FilesResource,
})
