/** What is asked about pages: it comes with the screens that show some. */
import { PagesResource } from '@leadwright/sdk'
import { clientOf } from '../session/api.ts'

export const pageClient = clientOf({ pages: PagesResource })
