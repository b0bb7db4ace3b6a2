/** The routes of audiences. */
import { route } from '../../../platform/routing/route.ts'
import { getAudienceGrowth, getAudienceOverlap, listAudienceUses, recomputeAudience } from './insight-service.ts'
import {
  addAudienceLeads,
  createAudience,
  deleteAudience,
  getAudience,
  listAudiences,
  removeAudienceLeads,
  updateAudience,
} from './service.ts'

export const routes = [
  route(listAudiences),
  route(createAudience),
  route(getAudience),
  route(updateAudience),
  route(deleteAudience),
  route(addAudienceLeads),
  route(removeAudienceLeads),
  route(getAudienceGrowth),
  route(getAudienceOverlap),
  route(listAudienceUses),
  route(recomputeAudience),
]
