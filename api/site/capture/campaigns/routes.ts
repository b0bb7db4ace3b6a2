/** The routes of campaigns. */
import { route } from '../../../platform/routing/route.ts'
import { archiveCampaign, deactivateCampaign, publishCampaign, unarchiveCampaign } from './life-service.ts'
import {
  createCampaign,
  deleteCampaign,
  duplicateCampaign,
  getCampaign,
  listCampaigns,
  updateCampaign,
} from './service.ts'

export const routes = [
  route(listCampaigns),
  route(createCampaign),
  route(getCampaign),
  route(updateCampaign),
  route(deleteCampaign),
  route(duplicateCampaign),
  route(publishCampaign),
  route(deactivateCampaign),
  route(archiveCampaign),
  route(unarchiveCampaign),
]
