/** What a business's assistant knows, and what visitors asked it. */

export interface SeedAssistant {
  name: string
  description: string
  instructions: string
  title: string
  suggested_questions: readonly string[]
  /** By their keys, which conversations name. */
  pairs: readonly { key: string; question: string; answer: string }[]
  /** What the site is to be found by. */
  keywords: readonly { keyword: string; secondary_keywords: readonly string[] }[]
  conversations: readonly SeedConversation[]
}

export interface SeedConversation {
  hours_ago: number
  /** What was asked, and the pair that answered; without one, nothing was known. */
  turns: readonly { question: string; pair?: string }[]
  rating?: 'good' | 'bad'
  comment?: string
  /** What a person wrote in the end. */
  person?: string
}
