/** How many elementary steps a property of one graph may take: some tenths of a second. Beyond it the property is undefined. */
export const WORK = 4e7;
