/** The routes of the consent ledger. */
import { route } from '../../../platform/routing/route.ts'
import { listConsents } from './service.ts'

export const routes = [route(listConsents)]
