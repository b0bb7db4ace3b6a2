/** The endpoints of API keys, sessions and second factors, which no other feature asks. */
import { ApiKeysResource, PicturesResource, SecondFactorResource, SessionsResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const { apiKeys, pictures, secondFactor, sessions } = clientOf({
  apiKeys: ApiKeysResource,
  pictures: PicturesResource,
  secondFactor: SecondFactorResource,
  sessions: SessionsResource,
})
