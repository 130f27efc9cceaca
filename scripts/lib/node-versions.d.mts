export function findNode(major: 22 | 24): Promise<string | undefined>;
