/** Which connections use something of another feature: asked before that is deleted. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'
import { type ConnectionRow, liveConnections } from './store.ts'

type Db = Handle<'site'>

const using = async (db: Db, uses: (row: ConnectionRow) => boolean): Promise<Blocker[]> =>
  (await liveConnections(db)).filter(uses).map(({ id, name }) => ({ type: 'connection', id, name }))

export const connectionsWithTag = (db: Db, id: string): Promise<Blocker[]> =>
  using(db, ({ tag_ids }) => tag_ids.includes(id))

export const connectionsWithAudience = (db: Db, id: string): Promise<Blocker[]> =>
  using(db, ({ audience_ids }) => audience_ids.includes(id))

export const connectionsWithField = (db: Db, id: string): Promise<Blocker[]> =>
  using(db, ({ fields }) => fields.some(({ field }) => field === id))
