import { describeScenarios } from '@siegeworks/scenario/testing';
import { towersInTimeKit } from '@siegeworks/towers-in-time/scene';

describeScenarios(towersInTimeKit, new URL('../scenarios/', import.meta.url));
