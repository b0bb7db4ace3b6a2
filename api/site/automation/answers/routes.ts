/** The routes of answers to mailed questions. */
import { route } from '../../../platform/routing/route.ts'
import { exportAnswers } from './export-service.ts'
import { listAnswers } from './service.ts'

export const routes = [route(listAnswers), route(exportAnswers)]
