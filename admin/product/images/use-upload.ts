/** Sends images one after another; what is too large is said before anything is sent. */
import { type Image, limits } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { problemOf } from '../../ui/problem.ts'
import { client } from '../session/api.ts'

const megabytes_max = limits.image_bytes_max / 1_048_576
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']
const upload_ms = 120_000

export function useUpload(site_id: string, onUploaded: (image: Image) => void) {
  const { t } = useMessages()
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  const send = async (files: readonly File[]) => {
    setPending(true)
    setProblem(undefined)
    for (const file of files) {
      try {
        if (file.size > limits.image_bytes_max) {
          setProblem(t('images.too_large', { name: file.name, megabytes: megabytes_max }))
          continue
        }
        onUploaded(await client.images.upload({ site_id, file }, { timeout: upload_ms }))
      } catch (error) {
        const { text, errors } = problemOf(error)
        setProblem(`${file.name}: ${errors[0]?.text || text || t('ui.unreachable')}`)
      }
    }
    setPending(false)
    await queries.invalidateQueries({ queryKey: ['images', site_id] })
  }
  return { send, isPending, problem }
}
