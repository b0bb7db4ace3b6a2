/** Where a saved block is edited, for links. */
import { pathTo, type SearchOf } from '../../../product/screens/path-to.ts'

const editor = '/sites/$site_id/emails/saved-blocks/$saved_block_id'

export const savedBlockPath = (site_id: string, saved_block_id: string, tab?: SearchOf<typeof editor>['tab']) =>
  pathTo(editor, { site_id, saved_block_id }, { tab })
