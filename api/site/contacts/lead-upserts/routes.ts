/** The route of upserts. */
import { route } from '../../../platform/routing/route.ts'
import { upsertLeads } from './service.ts'

export const routes = [route(upsertLeads)]
