/** What is asked about pages: it comes with their screens. */
import { PagesResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const pageClient = clientOf({ pages: PagesResource })
