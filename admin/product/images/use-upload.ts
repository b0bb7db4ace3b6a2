/** Uploads images one after another; those that are too large are reported before anything is sent. */
import { type Image, limits } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { problemOf } from '../../ui/problem.ts'
import { ofSite, useChange } from '../screens/use-change.ts'
import { client } from '../session/api.ts'

const megabytes_max = limits.image_bytes_max / 1_048_576
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']
const upload_ms = 120_000

export function useUpload(site_id: string, onUploaded: (image: Image) => void) {
  const { t } = useMessages()
  const [problem, setProblem] = useState<string>()

  const upload = useChange({
    run: async (files: readonly File[]) => {
      for (const file of files) {
        try {
          onUploaded(await client.images.upload({ site_id, file }, { timeout: upload_ms }))
        } catch (error) {
          const { text, errors } = problemOf(error)
          setProblem(`${file.name}: ${errors[0]?.text || text || t('ui.unreachable')}`)
        }
      }
    },
    shows: 'the answer',
    refreshes: ofSite(site_id, 'images'),
  })
  const send = (files: readonly File[]) => {
    const large = files.find(file => file.size > limits.image_bytes_max)
    setProblem(large && t('images.too_large', { name: large.name, megabytes: megabytes_max }))
    return upload.mutateAsync(files.filter(file => file.size <= limits.image_bytes_max))
  }
  return { send, isPending: upload.isPending, problem }
}
