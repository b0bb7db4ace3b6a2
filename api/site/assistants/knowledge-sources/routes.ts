/** The routes of sources of knowledge. */
import { route } from '../../../platform/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listKnowledgeSources),
  route(service.createKnowledgeSource),
  route(service.getKnowledgeSource),
  route(service.updateKnowledgeSource),
  route(service.deleteKnowledgeSource),
  route(service.listKnowledgeChunks),
]
