/** The routes of sources of knowledge. */
import { route } from '../../../platform/routing/route.ts'
import * as documents from './documents-service.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listKnowledgeSources),
  route(service.createKnowledgeSource),
  route(service.getKnowledgeSource),
  route(service.updateKnowledgeSource),
  route(service.deleteKnowledgeSource),
  route(service.listKnowledgeChunks),
  route(documents.uploadKnowledgeFiles),
  route(documents.startKnowledgeUpdate),
  route(documents.listKnowledgeDocuments),
  route(documents.downloadKnowledgeTranscript),
  route(documents.getKnowledgeSourceContent),
  route(documents.discoverKnowledgeUrls),
]
