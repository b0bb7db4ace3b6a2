/** What the settings read from the API. */

import { queryOptions } from '@tanstack/react-query'
import { activityClient } from '../../product/activities/client.ts'
import { listQuery } from '../../product/lists/list-query.ts'
import { accountDeletion, apiKeys, notificationSettings, secondFactor, sessions } from './client.ts'

export const apiKeysQuery = () =>
  queryOptions({
    queryKey: ['api_keys'],
    queryFn: async ({ signal }) => {
      const keys = []
      for await (const key of apiKeys.list({ limit: 100 }, { signal })) keys.push(key)
      return keys
    },
  })

export const accountActivitiesQuery = () =>
  listQuery({
    key: ['account_activities'],
    fetch: (cursor, signal) => activityClient.activities.listForAccount({ limit: 50, cursor }, { signal }),
  })

export const accountDeletionQuery = () =>
  queryOptions({
    queryKey: ['account_deletion'],
    queryFn: ({ signal }) => accountDeletion.get({ signal }),
  })

export const notificationSettingsQuery = () =>
  queryOptions({
    queryKey: ['notification_settings'],
    queryFn: ({ signal }) => notificationSettings.get({ signal }),
  })

export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['second_factor'],
    queryFn: ({ signal }) => secondFactor.get({ signal }),
  })

export const sessionsQuery = () =>
  listQuery({
    key: ['sessions'],
    fetch: (cursor, signal) => sessions.list({ limit: 50, cursor }, { signal }),
  })
