/** Numbers of template folders. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const templateFolderLimits = defineLimits({
  template_folders_max: { value: 100, unit: 'template folders', refused: 'too_many_template_folders' },
})
