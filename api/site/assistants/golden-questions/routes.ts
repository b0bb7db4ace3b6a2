/** The routes of golden questions. */
import { route } from '../../../platform/routing/route.ts'
import { compareGoldenRuns, getGoldenRun, listGoldenRuns, startGoldenRun } from './runs-service.ts'
import { createGoldenQuestion, deleteGoldenQuestion, listGoldenQuestions, updateGoldenQuestion } from './service.ts'

export const routes = [
  route(listGoldenQuestions),
  route(createGoldenQuestion),
  route(compareGoldenRuns),
  route(listGoldenRuns),
  route(startGoldenRun),
  route(getGoldenRun),
  route(updateGoldenQuestion),
  route(deleteGoldenQuestion),
]
