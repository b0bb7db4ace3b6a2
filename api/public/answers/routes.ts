/** The routes of answers to mailed questions. */
import { route } from '../../platform/routing/route.ts'
import { giveAnswer, showAnswer } from './service.ts'

export const routes = [route(showAnswer), route(giveAnswer)]
