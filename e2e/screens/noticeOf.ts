import type { Product } from '../harness/startProduct.ts'

/** The address of a post of the seed that holds these words, in its text or its subject. */
export const noticeOf =
  (words: string) =>
  async (product: Product): Promise<string> => {
    const { id } = await product.instance.context.db
      .selectFrom('statuses')
      .select('id')
      .where((where) => where.or([where('content', 'like', `%${words}%`), where('spoiler_text', 'like', `%${words}%`)]))
      .executeTakeFirstOrThrow()
    return `/notice/${id}`
  }
