// Runs once before all journeys, which are under way side by side.
import type { TestProject } from 'vitest/node';
import { provideDemoFolder } from './data-folder';

export async function setup(project: TestProject): Promise<void> {
  project.provide('demoFolder', await provideDemoFolder());
}
