/** The routes of answers to mailed questions. */
import { route } from '../../platform/route.ts'
import { giveAnswer, showAnswer } from './service.ts'

export const routes = [route(showAnswer), route(giveAnswer)]
