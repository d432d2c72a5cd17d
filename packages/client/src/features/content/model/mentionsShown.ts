/** Maximum number of mentions before "+N more" (spec 2, section 9), in the text and next to it. */
export const mentionsShown = 5
