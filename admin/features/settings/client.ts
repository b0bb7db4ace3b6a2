/** The endpoints of API keys, sessions and second factors, which no other feature asks. */
import {
  AccountDeletionResource,
  ApiKeysResource,
  NotificationSettingsResource,
  PicturesResource,
  SecondFactorResource,
  SessionsResource,
} from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const { accountDeletion, apiKeys, notificationSettings, pictures, secondFactor, sessions } = clientOf({
  accountDeletion: AccountDeletionResource,
  apiKeys: ApiKeysResource,
  notificationSettings: NotificationSettingsResource,
  pictures: PicturesResource,
  secondFactor: SecondFactorResource,
  sessions: SessionsResource,
})
