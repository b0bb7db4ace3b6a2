/** Whether what runs is what is edited, so that there is nothing to publish. */
import type { Journey } from '@leadwright/sdk'

type Publication = Pick<Journey, 'published_at' | 'has_unpublished_changes' | 'status'>

export const isCurrent = ({ published_at, has_unpublished_changes, status }: Publication): boolean =>
  published_at !== null && !has_unpublished_changes && status === 'on'
