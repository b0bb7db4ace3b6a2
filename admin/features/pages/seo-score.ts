/** How good a score is, in the tones of badges. Pure. */
export const scoreTone = (score: number): 'good' | 'warning' | 'bad' =>
  score >= 80 ? 'good' : score >= 50 ? 'warning' : 'bad'
