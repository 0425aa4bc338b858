import { arcaniaKit } from '@siegeworks/arcania/scene';
import { describeScenarios } from '@siegeworks/scenario/testing';

describeScenarios(arcaniaKit, new URL('../scenarios/', import.meta.url));
